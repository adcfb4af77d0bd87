import { drawing } from '../../art/drawing.ts'
import type { Examples } from '../../examples.ts'
import { Section } from '../../ui/Section.tsx'
import type { CaseStudy } from './case-study.tsx'
import { CaseStudyCard } from './CaseStudyCard.tsx'

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
  change: { measure: 'Reports resent by hand', before: 21, after: 2, unit: 'per-thousand' },
  unchanged: 'Reporting time of users who dictate',
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
  change: {
    measure: 'Hours between the last image of an examination and the report that a doctor can read',
    before: 1234.5,
    after: 999.5,
    unit: 'per-thousand',
  },
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
    'without figures': <Page study={{ ...study, change: undefined, unchanged: undefined }} />,
    'without link': <Page study={{ ...study, link: '' }} />,
    'without mobile image': <Page study={{ ...study, slug: 'tipalti', title: 'Tipalti' }} />,
    'with mobile image': <Page study={{ ...study, mobileImage: drawing('cover-tipalti') }} />,
  },
}
