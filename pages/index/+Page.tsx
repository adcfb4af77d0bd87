import { useData } from 'vike-react/useData'
import { ClaimsStrip } from '../../components/sections/ClaimsStrip/ClaimsStrip.tsx'
import { CompanyNumbers } from '../../components/sections/CompanyNumbers/CompanyNumbers.tsx'
import { FeaturedContent } from '../../components/sections/FeaturedContent/FeaturedContent.tsx'
import { HeroHeader } from '../../components/sections/HeroHeader/HeroHeader.tsx'
import { ServiceFinder } from '../../components/sections/ServiceFinder/ServiceFinder.tsx'
import { Testimonials } from '../../components/sections/Testimonials/Testimonials.tsx'
import { useHref } from '../../components/text/useHref.ts'
import { heroClients } from '../../content/facts/clients.ts'
import { RequestBlock } from '../RequestBlock.tsx'
import { heroCards } from '../hero-cards.ts'
import { useTestimonials } from '../useTestimonials.ts'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const href = useHref()
  return (
    <>
      <HeroHeader
        copy="home.hero"
        cards={heroCards}
        clients={heroClients}
        secondAction="#request"
      />
      <ClaimsStrip copy="home.claims" />
      <ServiceFinder variant="table" />
      <CompanyNumbers copy="home.numbers" />
      <Testimonials testimonials={useTestimonials(data.testimonials)} />
      <FeaturedContent
        posts={data.posts}
        addressOf={(slug) => href('blog.post', { post: slug })}
        all={href('blog')}
      />
      <RequestBlock copy="contact.form" />
    </>
  )
}
