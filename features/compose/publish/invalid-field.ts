import type { Refusal } from './refusal'

const inPoll = (form: HTMLFormElement): HTMLElement | null => {
  const poll = form.querySelector('fieldset[data-refused]')
  const fields = [...(poll?.querySelectorAll('input[type=text]') ?? [])].filter(
    (field) => field instanceof HTMLInputElement,
  )
  return (
    fields.find((field) => field.getAttribute('aria-invalid') === 'true') ??
    fields.find((field) => field.value.trim() === '') ??
    null
  )
}

/** Returns the field that must be corrected before the draft can be published; null = its text. */
export function findInvalidField(form: HTMLFormElement, refusal: Refusal): HTMLElement | null {
  if (refusal === 'too_soon') return form.querySelector('input[type=datetime-local]')
  if (refusal === 'no_audience') return form.querySelector('button[data-visibility]')
  if (refusal === 'too_long') return form.querySelector('textarea[aria-invalid=true]')
  if (refusal === 'empty_part')
    return (
      [...form.querySelectorAll('ol textarea')]
        .filter((area) => area instanceof HTMLTextAreaElement)
        .find(({ value }) => value.trim() === '') ?? null
    )
  if (refusal.startsWith('poll_')) return inPoll(form)
  return refusal === 'alt_long' ? form.querySelector('[data-alt-long] [data-describe]') : null
}
