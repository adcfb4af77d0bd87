import { type SectionCopy, useSectionText, SectionText } from '../../text/SectionText.tsx'
import { FreeDevelopersIsland } from '../../availability/FreeDevelopers.island.tsx'
import type { FormState } from '../../forms/form-state.ts'
import { Deeper, Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './ServiceHeader.module.css'
import { ServiceRequestIsland } from './ServiceRequest.island.tsx'

type Props = {
  copy: SectionCopy<'title' | 'text' | 'form-title'>
  pathname: string
  formState?: FormState
  /** The page shows no counter and asks for none. */
  counterDisabled?: boolean
}

/** S-14: what the service is, and the full form next to it; after sending a message is in its place. */
export function ServiceHeader({ copy, pathname, formState, counterDisabled }: Props) {
  const sectionText = useSectionText()
  return (
    <Panel labelledBy="service-title" className={css.sheet}>
      <HeadingLevel level={1}>
        <div className={css.header}>
          <div className={css.text}>
            <Heading size="h1" id="service-title" focusable>
              <SectionText copy={copy} part="title" />
            </Heading>
            <p className={css.lead}>
              <SectionText copy={copy} part="text" />
            </p>
            <FreeDevelopersIsland disabled={counterDisabled} />
          </div>
          <div className={css.panel}>
            <Deeper>
              <ServiceRequestIsland
                title={sectionText(copy, 'form-title')}
                pathname={pathname}
                formState={formState}
              />
            </Deeper>
          </div>
        </div>
      </HeadingLevel>
    </Panel>
  )
}
