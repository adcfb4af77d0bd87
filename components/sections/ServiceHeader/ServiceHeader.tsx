import { FreeDevelopers } from '../../availability/FreeDevelopers.tsx'
import type { FormState } from '../../forms/form-state.ts'
import { Message } from '../../text/Message.tsx'
import { samePath, useHref } from '../../text/useHref.ts'
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
  const href = useHref()
  return (
    <>
      <FirstScreen
        {...first}
        contactHref="#service-request"
        second={{
          href: href('engagement-models'),
          label: <Message id="first-screen.compare" />,
        }}
      >
        <FreeDevelopers disabled={counterDisabled} />
      </FirstScreen>
      <Panel id="service-request" tone="buff" className={css.band}>
        <div className={css.request}>
          <ServiceRequestIsland title={formTitle} pathname={pathname} formState={formState} />
        </div>
      </Panel>
    </>
  )
}

type StaffAugmentationHeaderProps = Props & {
  /** Address of the page that shows the header. */
  path: string
  /** Where 'Get in touch' leads; by default to the page of that name. */
  contactHref?: string
}

/** S-15: first screen of a page about engineers for the client's own team, with the live counter. */
export function StaffAugmentationHeader(props: StaffAugmentationHeaderProps) {
  const { path, contactHref, counterDisabled, ...first } = props
  const href = useHref()
  const hirePath = href('hire')
  return (
    <FirstScreen
      {...first}
      contactHref={contactHref ?? href('get-in-touch')}
      second={
        samePath(hirePath, path)
          ? undefined
          : { href: hirePath, label: <Message id="common.action.hire-developers" /> }
      }
    >
      <FreeDevelopers disabled={counterDisabled} />
    </FirstScreen>
  )
}
