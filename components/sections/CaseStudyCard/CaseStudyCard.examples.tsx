import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { Section } from '../../ui/Section.tsx'
import { type CaseStudy, CaseStudyCard } from './CaseStudyCard.tsx'

const study: CaseStudy = {
  slug: 'openrad',
  title: 'OpenRad',
  summary: 'Structured radiology reporting with DICOM and HL7 hand-off to hospital systems.',
  industry: 'healthcare',
  platform: 'web',
  country: 'DE',
  model: 'build',
  teamSize: 7,
  technologies: ['Angular', 'Java', 'HL7'],
}

const longest: CaseStudy = {
  ...study,
  title: 'A reporting workplace for radiologists in forty-one hospitals of three countries',
  summary:
    'Structured reports, voice dictation and a hand-off to hospital systems that were written in three different decades and agree about nothing but the patient.',
  model: 'outsourcing',
  industry: 'logistics_and_transportation',
  teamSize: 124,
  technologies: ['Angular', 'Java', 'Spring Boot', 'PostgreSQL', 'Kubernetes', 'Elasticsearch'],
}

function Page({ study: shown }: { study: CaseStudy }) {
  return (
    <Section opening="quiet" title="A card on its own">
      <CaseStudyCard study={shown} />
    </Section>
  )
}

export const examples: Examples = {
  rows: ['S-03'],
  namespaces: ['stories', 'taxonomy'],
  examples: {
    usual: <Page study={study} />,
    longest: <Page study={{ ...longest, sample: true }} />,
    shortest: <Page study={{ ...study, title: 'QR', summary: 'Tickets.', technologies: ['Go'] }} />,
    sample: <Page study={{ ...study, sample: true }} />,
    'without link': <Page study={{ ...study, link: '' }} />,
    'without mobile image': <Page study={{ ...study, slug: 'tipalti', title: 'Tipalti' }} />,
    'with mobile image': <Page study={{ ...study, mobileImage: drawing('cover-tipalti') }} />,
  },
}
