import { FreeDevelopers } from '../../availability/FreeDevelopers.tsx'
import { Message } from '../../text/Message.tsx'
import { samePath } from '../../text/same-path.ts'
import { useHref } from '../../text/useHref.ts'
import { FirstScreen, type FirstScreenProps } from '../FirstScreen/FirstScreen.tsx'

type Props = Pick<FirstScreenProps, 'copy' | 'facts' | 'picture'> & {
  /** Address of the page that shows the header. */
  path: string
  /** Where 'Get in touch' leads; by default to the page of that name. */
  contactHref?: string
  /** The page shows no counter and asks for none. */
  counterDisabled?: boolean
}

/** S-15: first screen of a page about engineers for the client's own team, with the live counter. */
export function StaffAugmentationHeader(props: Props) {
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
