import { Message } from '../../text/Message.tsx'
import { useHref } from '../../text/useHref.ts'
import { useText } from '../../text/useText.ts'
import { PageLinks } from '../../ui/PageLinks.tsx'
import { Section } from '../../ui/Section.tsx'

/** The other documents of the same project, and the list of all. */
export function OtherSamples({ others }: { others: readonly { slug: string; title: string }[] }) {
  const href = useHref()
  const text = useText()
  return (
    <Section opening="quiet" title={<Message id="work-samples.others.title" />}>
      <PageLinks
        links={[
          ...others.map(({ slug, title }) => ({
            title,
            path: href('work-samples.sample', { sample: slug }),
          })),
          { title: text('work-samples.others.all'), path: href('work-samples') },
        ]}
      />
    </Section>
  )
}
