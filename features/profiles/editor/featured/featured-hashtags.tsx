import { useId, useRef, useState, type FormEvent, type MouseEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLimits } from '@/features/instance'
import { errorText } from '@/lib/alerts'
import { fullNumber, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { announce } from '@/lib/ui/announce/announce'
import { Button } from '@/lib/ui/button/button'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { AddIcon, CloseIcon } from '@/lib/ui/icons'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { TextField } from '@/lib/ui/text-field/text-field'
import type { AccountId } from '@/schemas/primitives'
import { featuredTagsQuery } from '../../featured/queries'
import { messages } from './messages'
import { featureTag, unfeatureTag } from './mutations'
import { nextButton } from './next-button'
import { suggestedTagsQuery } from './queries'
import styles from './featured.module.css'
import { isSameTag, tagNameOf, tagRefusal } from './tag-rules'

const REFUSALS = {
  empty: messages.tagEmpty,
  invalid: messages.tagInvalid,
  known: messages.tagKnown,
  full: messages.full,
}

/** The hashtags that the user features, with suggestions. Each change is sent at once. */
export function FeaturedHashtags({ me }: { me: AccountId }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const titleId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { featuredTags: limit } = useLimits()
  const query = useQuery({ ...featuredTagsQuery(runtime, me), refetchOnMount: true })
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { data: tags } = query

  const add = (name: string) => {
    setProblem(null)
    announce(intl.formatMessage(messages.tagAdded, { name }))
    void runtime.run(
      featureTag,
      { me, name },
      {
        onFailed: (error) => {
          setProblem(errorText(error, intl)?.text ?? null)
          // Returns the refused hashtag to the field, unless another is being typed.
          setText((typed) => (typed === '' ? name : typed))
        },
        skipAlert: true,
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!tags) return
    const refusal = tagRefusal(text, tags, limit)
    if (refusal) setProblem(intl.formatMessage(REFUSALS[refusal], { limit }))
    else {
      add(tagNameOf(text))
      setText('')
    }
  }
  const remove = (name: string, event: MouseEvent) => {
    ;(nextButton(event.currentTarget) ?? field.current)?.focus()
    setProblem(null)
    announce(intl.formatMessage(messages.tagRemoved, { name }))
    void runtime.run(unfeatureTag, { me, name })
  }
  const suggest = (name: string, event: MouseEvent) => {
    ;(nextButton(event.currentTarget) ?? field.current)?.focus()
    add(name)
  }
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {intl.formatMessage(messages.tags)}
      </h3>
      {!tags && query.isError && (
        <ErrorState
          error={query.error}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          compact
        />
      )}
      {!tags && query.isPending && <SkeletonList kind="account" rows={1} />}
      {tags?.length === 0 && <p className={styles.none}>{intl.formatMessage(messages.noTags)}</p>}
      {tags && tags.length > 0 && (
        <ul className={styles.tags} aria-labelledby={titleId}>
          {tags.map(({ name, statuses_count: count }) => (
            <li key={name.toLowerCase()} className={styles.tag}>
              <bdi className={styles.name}>#{name}</bdi>
              {count !== null && (
                <span className={styles.count}>
                  <span className="visually-hidden">{intl.formatMessage(messages.tagCount, { count })}</span>
                  <span aria-hidden>{fullNumber(intl, count)}</span>
                </span>
              )}
              <IconButton
                icon={<CloseIcon />}
                size="small"
                label={intl.formatMessage(messages.removeTag, { name })}
                onClick={(event) => remove(name, event)}
              />
            </li>
          ))}
        </ul>
      )}
      {tags && (
        <>
          <form className={styles.form} onSubmit={submit} noValidate>
            <TextField
              ref={field}
              label={intl.formatMessage(messages.addTag)}
              hint={intl.formatMessage(tags.length >= limit ? messages.full : messages.addTagHint, { limit })}
              error={problem ?? undefined}
              value={text}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => {
                setText(event.target.value)
                setProblem(null)
              }}
            />
            <Button type="submit">{intl.formatMessage(messages.add)}</Button>
          </form>
          {tags.length < limit && <Suggestions featured={tags.map((tag) => tag.name)} onChoose={suggest} />}
        </>
      )}
    </section>
  )
}

interface SuggestionsProps {
  featured: readonly string[]
  onChoose: (name: string, event: MouseEvent) => void
}

/** Hashtags that the user often posts with. */
function Suggestions({ featured, onChoose }: SuggestionsProps) {
  const intl = useIntl()
  const titleId = useId()
  const query = useQuery({ ...suggestedTagsQuery(useRuntime()), refetchOnMount: true })
  const names = (query.data ?? [])
    .map((tag) => tag.name)
    .filter((name) => !featured.some((other) => isSameTag(name, other)))
  if (query.isError && !query.data)
    return (
      <p className={styles.none} role="alert">
        {intl.formatMessage(messages.suggestionsFailed)}{' '}
        <Button variant="quiet" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {intl.formatMessage(messages.retry)}
        </Button>
      </p>
    )
  if (names.length === 0) return null
  return (
    <div>
      <p id={titleId} className={styles.label}>
        {intl.formatMessage(messages.suggestions)}
      </p>
      <ul className={styles.tags} aria-labelledby={titleId}>
        {names.map((name) => (
          <li key={name.toLowerCase()}>
            <Button
              size="small"
              icon={<AddIcon size={16} aria-hidden />}
              aria-label={intl.formatMessage(messages.suggestTag, { name })}
              onClick={(event) => onChoose(name, event)}
            >
              <bdi>#{name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
