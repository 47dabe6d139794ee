import { FilterEditor, FilterList } from '@/features/filters'
import { defineMessages, useIntl, type Message } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { useEffect, type ReactNode } from 'react'
import { noteScreenShown } from '@/lib/util/first-screen'
import type { FilterId } from '@/schemas/primitives'
import { ScreenFrame } from '../layout/column/screen-frame'
import type { ScreenProps } from '../pages/page'
import type { FilterSearchParams } from '../routing/search'

const messages = defineMessages({
  filters: {
    id: 'filtersPage.filters',
    defaultMessage: 'Filters',
    description: 'Title of the page with the user’s filters',
  },
  new: {
    id: 'filtersPage.new',
    defaultMessage: 'New filter',
    description: 'Title of the page with the form for a new filter',
  },
  edit: {
    id: 'filtersPage.edit',
    defaultMessage: 'Edit filter',
    description: 'Title of the page with the form for a filter',
  },
})

function FilterPage({ title, children }: { title: Message; children: ReactNode }) {
  const intl = useIntl()
  const { me } = useRuntime()
  useEffect(noteScreenShown, [])
  return (
    <ScreenFrame title={intl.formatMessage(title)} back>
      {me !== null && children}
    </ScreenFrame>
  )
}

/** The user's filters. */
export const FiltersRoute = () => (
  <FilterPage title={messages.filters}>
    <FilterList />
  </FilterPage>
)

/** The form for a new filter. */
export const NewFilterRoute = ({ search: { keyword } }: ScreenProps<unknown, FilterSearchParams>) => (
  <FilterPage title={messages.new}>
    <FilterEditor key={keyword} id={null} prefill={{ keyword }} />
  </FilterPage>
)

/** The form for a filter. */
export const FilterRoute = ({ params: { filterId } }: ScreenProps<{ filterId: FilterId }>) => (
  <FilterPage title={messages.edit}>
    <FilterEditor key={filterId} id={filterId} />
  </FilterPage>
)
