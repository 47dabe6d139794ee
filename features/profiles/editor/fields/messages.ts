import { defineMessages, type Message } from '@/lib/i18n'
import type { FieldProblem } from '../model/problems'

export const messages = defineMessages({
  title: {
    id: 'profileFields.title',
    defaultMessage: 'Custom fields',
    description: 'Heading of a section of the form for the user’s profile: fields with a label and a value',
  },
  text: {
    id: 'profileFields.text',
    defaultMessage: 'Your pronouns, links, or anything else you’d like to share.',
    description: 'Text below the heading of the custom fields in the form for the user’s profile',
  },
  unnamed: {
    id: 'profileFields.unnamed',
    defaultMessage: 'Field {number, number}',
    description: 'Name of a custom field without a label; {number}: its position',
  },
  label: {
    id: 'profileFields.label',
    defaultMessage: 'Label of {name}',
    description: 'Label of a text field, for screen readers; {name}: name of the custom field',
  },
  labelPlaceholder: {
    id: 'profileFields.labelPlaceholder',
    defaultMessage: 'Label',
    description: 'Placeholder of the text field for the label of a custom field',
  },
  value: {
    id: 'profileFields.value',
    defaultMessage: 'Value of {name}',
    description: 'Label of a text field, for screen readers; {name}: name of the custom field',
  },
  valuePlaceholder: {
    id: 'profileFields.valuePlaceholder',
    defaultMessage: 'Value',
    description: 'Placeholder of the text field for the value of a custom field',
  },
  remove: {
    id: 'profileFields.remove',
    defaultMessage: 'Remove {name}',
    description: 'Button that removes a custom field; {name}: its name',
  },
  add: {
    id: 'profileFields.add',
    defaultMessage: 'Add field',
    description: 'Button that adds a custom field',
  },
  full: {
    id: 'profileFields.full',
    defaultMessage: 'You can have {count, plural, one {# field} other {up to # fields}} on this server.',
    description: 'Explains why no more custom fields can be added; {count}: the limit',
  },
  verified: {
    id: 'profileFields.verified',
    defaultMessage: 'Verified on {date}',
    description: 'Below the value of a custom field: the server has verified the link; {date}: when',
  },
  helpTitle: {
    id: 'profileFields.helpTitle',
    defaultMessage: 'How to verify a link',
    description: 'Button that unfolds an explanation',
  },
  helpText: {
    id: 'profileFields.helpText',
    defaultMessage:
      'Put this link on your website, then add the website’s full address as the value of a field and save. Your server checks it soon after that.',
    description:
      'Explains how links on a profile are verified; the HTML of a link and a button to copy it follow',
  },
  copy: {
    id: 'profileFields.copy',
    defaultMessage: 'Copy',
    description: 'Button that copies the HTML of a link',
  },
  copied: {
    id: 'profileFields.copied',
    defaultMessage: 'Copied',
    description: 'Notice after the HTML of a link was copied',
  },
  notCopied: {
    id: 'profileFields.notCopied',
    defaultMessage: 'Couldn’t copy the link. Select it and copy it yourself.',
    description: 'Notice when the browser refuses to copy the HTML of a link',
  },
  nameMissing: {
    id: 'profileFields.nameMissing',
    defaultMessage: 'Enter a label.',
    description: 'Error below the label of a custom field',
  },
  nameTooLong: {
    id: 'profileFields.nameTooLong',
    defaultMessage: 'Use at most {most, number} characters for the label.',
    description: 'Error below the label of a custom field; {most}: the limit',
  },
  valueTooLong: {
    id: 'profileFields.valueTooLong',
    defaultMessage: 'Use at most {most, number} characters for the value.',
    description: 'Error below the value of a custom field; {most}: the limit',
  },
})

export const fieldProblemTexts: Record<FieldProblem, Message> = {
  nameMissing: messages.nameMissing,
  nameTooLong: messages.nameTooLong,
  valueTooLong: messages.valueTooLong,
}
