import { type Copy, useWords, Words } from '../../text/Words.tsx'
import { FreeDevelopersIsland } from '../../availability/FreeDevelopers.island.tsx'
import type { FormState } from '../../forms/form-state.ts'
import { Deeper, Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import css from './ServiceHeader.module.css'
import { ServiceRequestIsland } from './ServiceRequest.island.tsx'

type Props = {
  copy: Copy<'title' | 'text' | 'form-title'>
  pathname: string
  formState?: FormState
  /** The page shows no counter and asks for none. */
  counterDisabled?: boolean
}

/** S-14: what the service is, and the full form beside it; after sending a message stands in its place. */
export function ServiceHeader({ copy, pathname, formState, counterDisabled }: Props) {
  const words = useWords()
  return (
    <Sheet labelledBy="service-title" className={css.sheet}>
      <HeadingLevel level={1}>
        <div className={css.header}>
          <div className={css.text}>
            <Heading size="h1" id="service-title" focusable>
              <Words copy={copy} part="title" />
            </Heading>
            <p className={css.lead}>
              <Words copy={copy} part="text" />
            </p>
            <FreeDevelopersIsland disabled={counterDisabled} />
          </div>
          <div className={css.panel}>
            <Deeper>
              <ServiceRequestIsland
                title={words(copy, 'form-title')}
                pathname={pathname}
                formState={formState}
              />
            </Deeper>
          </div>
        </div>
      </HeadingLevel>
    </Sheet>
  )
}
