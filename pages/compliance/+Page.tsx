import { useData } from 'vike-react/useData'
import { AccordionBlock } from '../../components/sections/AccordionBlock/AccordionBlock.tsx'
import { Faq } from '../../components/sections/Faq/Faq.tsx'
import { ShortContact } from '../../components/sections/ShortForms/ShortForms.tsx'
import { StandardCards, Standards } from '../../components/sections/Standards/Standards.tsx'
import { Message } from '../../components/text/Message.tsx'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { HeadingLevel } from '../../components/ui/Heading.tsx'
import { PartIcon } from '../../components/ui/PartIcon.tsx'
import { Prose } from '../../components/ui/Prose.tsx'
import { dueDiligenceFile } from '../../content/facts/standards.ts'
import { useFormState, usePathname } from '../current-page.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { hero, standards, diligence, details, request } = useData<Data>()
  const pathname = usePathname()
  return (
    <>
      <HeadingLevel level={1}>
        <Standards
          copy={hero}
          actions={
            <ButtonLink href="#short-contact" arrow>
              <Message id="common.action.get-in-touch" />
            </ButtonLink>
          }
        />
      </HeadingLevel>
      <StandardCards
        copy={standards}
        cards={standards.cards.map(({ icon, ...card }) => ({
          ...card,
          icon: <PartIcon name={icon} />,
        }))}
      />
      <Faq
        copy={diligence}
        questions={diligence.questions}
        fragment="diligence"
        action={
          <ButtonLink
            href={`${pathname}/${dueDiligenceFile}`}
            download
            variant="outline"
            size="small"
          >
            <Message id="compliance.export" />
          </ButtonLink>
        }
      />
      <AccordionBlock
        copy={details}
        items={details.parts.map(({ id, title, html }) => ({
          id,
          title,
          content: <Prose html={html} />,
        }))}
      />
      <ShortContact copy={request} pathname={pathname} formState={useFormState('short-contact')} />
    </>
  )
}
