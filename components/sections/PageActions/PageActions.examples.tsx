import { ButtonLink } from '../../ui/Button.tsx'
import type { Examples } from '../../examples.ts'
import { PageActions } from './PageActions.tsx'

export const examples: Examples = {
  rows: [],
  namespaces: [],
  examples: {
    'copy and print': <PageActions path="/team-cost?role=qa-engineers" />,
    'and a file': (
      <PageActions path="/team-cost?role=qa-engineers">
        <ButtonLink href="/team-cost.csv" variant="outline" size="small">
          CSV
        </ButtonLink>
      </PageActions>
    ),
  },
}
