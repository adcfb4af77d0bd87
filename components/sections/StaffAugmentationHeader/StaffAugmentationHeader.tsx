import { type SectionCopy, SectionText } from '../../text/SectionText.tsx'
import { drawing } from '../../art/drawing.ts'
import { FreeDevelopers } from '../../availability/FreeDevelopers.tsx'
import { useHref } from '../../text/useHref.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { Heading, HeadingLevel } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import css from './StaffAugmentationHeader.module.css'

type Props = {
  copy: SectionCopy<'title' | 'text' | 'action'>
  /** Where the action leads; by default to the contact page. */
  actionHref?: string
  /** The page shows no counter and asks for none. */
  counterDisabled?: boolean
}

/** S-15: heading, text, action and the live counter next to a measured helm. */
export function StaffAugmentationHeader({ copy, actionHref, counterDisabled }: Props) {
  const href = useHref()
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
          <ButtonLink href={actionHref ?? href('get-in-touch')} arrow>
            <SectionText copy={copy} part="action" />
          </ButtonLink>
          <FreeDevelopers disabled={counterDisabled} />
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
