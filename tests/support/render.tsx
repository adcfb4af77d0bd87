import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { IntlRoot } from '../../components/text/IntlRoot.tsx'
import { catalogMessages } from '../../locales/catalog.server.ts'

/** Renders with the English messages of the named catalogs. */
export function renderWithMessages(element: ReactElement, catalogs: readonly string[]) {
  return render(
    <IntlRoot locale="en" messages={catalogMessages('en', catalogs)}>
      {element}
    </IntlRoot>,
  )
}
