import { FreeDevelopers } from '../../availability/FreeDevelopers.tsx'
import type { FormState } from '../../forms/useRequestForm.ts'
import { AnswerSteps } from '../../text/AnswerSteps.tsx'
import { useHref } from '../../text/useHref.ts'
import { Panel } from '../../ui/Panel.tsx'
import { FirstScreen, type FirstScreenProps } from '../FirstScreen/FirstScreen.tsx'
import css from './ServiceHeader.module.css'
import { ServiceRequestIsland } from './ServiceRequest.island.tsx'

type Props = Pick<FirstScreenProps, 'copy' | 'facts' | 'picture'> & {
  /** The page shows no counter and asks for none. */
  counterDisabled?: boolean
}

type ServiceHeaderProps = Props & { formTitle: string; pathname: string; formState?: FormState }

/** S-14: what the service is with the live counter, then the full form; after sending a message is in its place. */
export function ServiceHeader(props: ServiceHeaderProps) {
  const { formTitle, pathname, formState, counterDisabled, ...first } = props
  return (
    <>
      <FirstScreen {...first} contactHref="#service-request">
        <FreeDevelopers disabled={counterDisabled} />
      </FirstScreen>
      <Panel id="service-request" tone="buff" className={css.band}>
        <div className={css.request}>
          <ServiceRequestIsland
            title={formTitle}
            steps={
              <div className={css.steps}>
                <AnswerSteps />
              </div>
            }
            pathname={pathname}
            formState={formState}
          />
        </div>
      </Panel>
    </>
  )
}

type StaffAugmentationHeaderProps = Props & {
  /** Where 'Get in touch' leads; by default to the page of that name. */
  contactHref?: string
}

/** S-15: first screen of a page about engineers for the client's own team, with the live counter. */
export function StaffAugmentationHeader(props: StaffAugmentationHeaderProps) {
  const { contactHref, counterDisabled, ...first } = props
  const href = useHref()
  return (
    <FirstScreen {...first} contactHref={contactHref ?? href('get-in-touch')}>
      <FreeDevelopers disabled={counterDisabled} />
    </FirstScreen>
  )
}
