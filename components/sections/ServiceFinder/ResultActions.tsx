import type { ReactNode } from 'react'
import { type Model, models } from '../../../content/taxonomy.ts'
import { answerLink } from '../../questionnaire/answer-link.ts'
import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './BestMatch.module.css'

type Props = { model: Model; path: string; emphasis: boolean }

/** To the form with the result as context, or to the model's page. */
export function ResultActions({ model, path, emphasis }: Props) {
  const href = useHref()
  const text = useText()
  const chooses = answerLink('final', text('finder.step.third'), models[model])
  return (
    <p className={css.actions}>
      {emphasis ? (
        <ButtonLink href={href('get-in-touch')} arrow {...chooses}>
          <Message id="common.action.get-in-touch" />
        </ButtonLink>
      ) : null}
      <a className={css.more} href={path} {...chooses}>
        <Message
          id="finder.read-more"
          values={{
            title: text(`taxonomy.result.${model}`),
            about: (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>,
          }}
        />
      </a>
    </p>
  )
}
