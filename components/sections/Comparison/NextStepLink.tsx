import { useText } from '../../text/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import type { ComparedItem } from './compared-item.ts'

type Props = {
  item: Pick<ComparedItem, 'name' | 'path' | 'facts'>
  isFirst: boolean
}

/** Leads to the form on the page of a thing, in the words of the model in which it is sold. */
export function NextStepLink({ item: { name, path, facts }, isFirst }: Props) {
  const text = useText()
  const step = text(facts.model ? `compare.step.${facts.model}` : 'common.action.get-in-touch')
  return (
    <ButtonLink
      href={`${path}#request`}
      size="small"
      variant={isFirst ? 'primary' : 'outline'}
      aria-label={text('compare.step.label', { step, name })}
    >
      {step}
    </ButtonLink>
  )
}
