import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { drawing } from '../../art/drawing.ts'
import { FreeDevelopersIsland } from '../../availability/FreeDevelopers.island.tsx'
import { Message } from '../../text/Message.tsx'
import { samePath } from '../../text/same-path.ts'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './StaffAugmentationHeader.module.css'

type Props = {
  copy: SectionCopy<'title' | 'text'>
  /** Address of the page that shows the header. */
  path: string
  /** Where 'Get in touch' leads; by default to the page of that name. */
  contactHref?: string
  /** The page shows no counter and asks for none. */
  counterDisabled?: boolean
}

/** S-15: heading, text, actions and the live counter next to a measured helm. */
export function StaffAugmentationHeader({ copy, path, contactHref, counterDisabled }: Props) {
  const href = useHref()
  const hirePath = href('hire')
  return (
    <Panel labelledBy="staff-augmentation-title" className={css.sheet}>
      <div className={css.header}>
        <div className={css.text}>
          <HeadingLevel level={1}>
            <Heading size="h1" id="staff-augmentation-title" focusable>
              <SectionText copy={copy} part="title" />
            </Heading>
          </HeadingLevel>
          <p className={css.lead}>
            <SectionText copy={copy} part="text" />
          </p>
          <div className={css.actions}>
            <ButtonLink href={contactHref ?? href('get-in-touch')} arrow>
              <Message id="common.action.get-in-touch" />
            </ButtonLink>
            {samePath(hirePath, path) ? null : (
              <ButtonLink href={hirePath} variant="outline">
                <Message id="common.action.hire-developers" />
              </ButtonLink>
            )}
          </div>
          <FreeDevelopersIsland disabled={counterDisabled} />
        </div>
        <Drawing
          day={drawing('helm-measured-day')}
          night={drawing('helm-measured-dark')}
          decorative
          className={css.helm}
          loading="eager"
        />
      </div>
    </Panel>
  )
}
