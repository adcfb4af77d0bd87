import { useData } from 'vike-react/useData'
import { ExpandList } from '../../components/sections/AccordionBlock/AccordionBlock.tsx'
import { Faq } from '../../components/sections/Faq/Faq.tsx'
import { HiringWalkthrough } from '../../components/sections/HiringWalkthrough/HiringWalkthrough.tsx'
import { ShortContact } from '../../components/sections/ShortForms/ShortForms.tsx'
import {
  HiringModels,
  Toolkit,
} from '../../components/sections/ToolkitAndModels/ToolkitAndModels.tsx'
import { Message } from '../../components/text/Message.tsx'
import { useLocale } from '../../components/text/IntlRoot.tsx'
import { useText } from '../../components/text/useText.ts'
import { HeadingLevel } from '../../components/ui/Heading.tsx'
import { hiringPictures, withIcons } from '../page-pictures.tsx'
import { useCooperationModels } from '../useCooperationModels.tsx'
import { useFormState, usePathname } from '../current-page.ts'
import { countedStages } from './counted-stages.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { hero, stages, checks, toolkit, models, faq, request } = useData<Data>()
  const text = useText()
  const locale = useLocale()
  const counted = countedStages(stages, text, locale)
  return (
    <>
      <HeadingLevel level={1}>
        <HiringWalkthrough
          copy={{ title: hero.title, lead: `${counted} ${hero.lead}` }}
          action={{ href: '#short-contact', label: <Message id="common.action.get-in-touch" /> }}
          steps={stages.map((stage, at) => ({ ...stage, component: hiringPictures[at] }))}
        />
      </HeadingLevel>
      <ExpandList copy={checks} items={checks.parts} />
      <Toolkit copy={toolkit} items={withIcons(toolkit.parts)} />
      <HiringModels copy={models} models={useCooperationModels(models.models)} />
      <Faq copy={faq} questions={faq.questions} fragment="faq" />
      <ShortContact
        copy={request}
        pathname={usePathname()}
        formState={useFormState('short-contact')}
      />
    </>
  )
}
