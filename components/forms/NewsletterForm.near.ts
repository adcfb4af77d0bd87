import { whenNear } from '../ui/when-near.tsx'
import './form-styles.ts'

/** The newsletter box as sections use it: the server renders it at once, the browser fetches its code when it comes near. */
export const NewsletterForm = whenNear(
  import.meta.env.SSR ? (await import('./NewsletterForm.tsx')).NewsletterForm : undefined,
  async () => (await import('./NewsletterForm.tsx')).NewsletterForm,
)
