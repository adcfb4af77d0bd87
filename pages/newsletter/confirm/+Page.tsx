import { usePageContext } from 'vike-react/usePageContext'
import { NewsletterAnswer } from '../../../components/sections/NewsletterAnswer/NewsletterAnswer.tsx'

export function Page() {
  const { newsletterState } = usePageContext()
  return <NewsletterAnswer purpose="confirm" state={newsletterState ?? 'sent'} />
}
