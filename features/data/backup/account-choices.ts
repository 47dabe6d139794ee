import * as z from 'zod/mini'
import type { BackupPart, PartName, PartPlan } from './part'
import { isSameJson } from '@/lib/util/is-same-json'

type Fields = Readonly<Record<string, unknown>>

/** Choices that a browser stores as fields of an object, for itself or per account. */
export interface BackupChoices {
  readonly name: PartName
  readonly read: (identityKey: string) => Fields
  /** Returns the valid value of a field; undefined when the field is unknown or the value is invalid. */
  readonly valid: (field: string, value: unknown) => unknown
  /** Returns what a field keeps on another server, undefined for nothing: ids mean something else there. Default: all. */
  readonly elsewhere?: (field: string, value: unknown) => unknown
  /** Stores fields; undefined removes a field. */
  readonly write: (identityKey: string, change: Fields) => void
}

const looseFields = z.looseObject({})

interface Target {
  readonly identityKey: string
  /** True when the fields were saved on another server. */
  readonly isElsewhere: boolean
}

/** Compares the fields of a file with those of an account. Invalid and unknown ones are left out. */
function planChoices(
  { read, valid, elsewhere = (_, value) => value, write }: BackupChoices,
  value: unknown,
  { identityKey, isElsewhere }: Target,
): PartPlan | null {
  const file = z.safeParse(looseFields, value)
  if (!file.success) return null
  const before = read(identityKey)
  const given = Object.entries(file.data).map(([field, each]) => ({ field, value: valid(field, each) }))
  const readable = given.filter((each) => each.value !== undefined)
  const kept = isElsewhere
    ? readable
        .map((each) => ({ ...each, value: elsewhere(each.field, each.value) }))
        .filter((each) => each.value !== undefined)
    : readable
  const changed = kept.filter((each) => !isSameJson(each.value, before[each.field]))
  return {
    added: 0,
    changed: changed.length,
    same: kept.length - changed.length,
    leftOut: { unknown: given.length - readable.length, elsewhere: readable.length - kept.length },
    apply() {
      write(identityKey, Object.fromEntries(changed.map((each) => [each.field, each.value])))
      const undo = () =>
        write(identityKey, Object.fromEntries(changed.map(({ field }) => [field, before[field]])))
      return Promise.resolve({ failed: 0, undo })
    },
  }
}

/** The choices of the current account, or of the browser, as a part of a backup. */
export const choicesPart = (choices: BackupChoices, ofAccount = true): BackupPart => ({
  name: choices.name,
  ofAccount,
  read: ({ runtime }) => Promise.resolve({ value: choices.read(runtime.identity.key) }),
  plan: (value, { runtime: { identity }, origin }) =>
    Promise.resolve(
      planChoices(choices, value, {
        identityKey: identity.key,
        isElsewhere: origin.server !== '' && origin.server !== identity.server,
      }),
    ),
})

/** Returns the sum of plans, which are applied together. */
function sumOf(plans: readonly PartPlan[], signedOutAccounts: number): PartPlan {
  const sum = (count: (plan: PartPlan) => number | undefined) =>
    plans.reduce((total, plan) => total + (count(plan) ?? 0), 0)
  return {
    added: 0,
    changed: sum(({ changed }) => changed),
    same: sum(({ same }) => same),
    leftOut: { unknown: sum(({ leftOut }) => leftOut?.unknown), signedOutAccounts },
    async apply() {
      const applied = await Promise.all(plans.map((plan) => plan.apply()))
      const undo = () => {
        for (const each of applied) each.undo?.()
      }
      return { failed: 0, undo }
    },
  }
}

/**
 * The choices of the other accounts that are signed in here, by identity key and name. They are restored for the same
 * accounts only.
 */
export const otherAccountsPart = (
  choices: readonly BackupChoices[],
  identityKeys: readonly string[],
): BackupPart => ({
  name: 'accounts',
  ofAccount: true,
  read({ runtime: { identity } }) {
    const others = identityKeys.filter((key) => key !== identity.key)
    const value = others.map((key) => [
      key,
      Object.fromEntries(choices.map((each) => [each.name, each.read(key)])),
    ])
    return Promise.resolve({ value: Object.fromEntries(value) })
  },
  plan(value, { runtime: { identity } }) {
    const file = z.safeParse(z.record(z.string(), looseFields), value)
    if (!file.success) return Promise.resolve(null)
    // The other parts have the choices of the current account.
    const others = Object.entries(file.data).filter(([key]) => key !== identity.key)
    const here = others.filter(([key]) => identityKeys.includes(key))
    const plans = here.flatMap(([identityKey, saved]) =>
      choices.flatMap((each) =>
        each.name in saved
          ? (planChoices(each, saved[each.name], { identityKey, isElsewhere: false }) ?? [])
          : [],
      ),
    )
    return Promise.resolve(sumOf(plans, others.length - here.length))
  },
})
