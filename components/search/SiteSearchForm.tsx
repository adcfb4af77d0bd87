import type { ComponentProps } from 'react'
import { Message } from '../text/Message.tsx'
import { useHref } from '../text/useHref.ts'
import { SearchForm } from './SearchForm.tsx'

/** The form that leads to the page of search. */
export function SiteSearchForm(
  props: Omit<ComponentProps<typeof SearchForm>, 'action' | 'submit'>,
) {
  return (
    <SearchForm {...props} action={useHref()('search')} submit={<Message id="search.submit" />} />
  )
}
