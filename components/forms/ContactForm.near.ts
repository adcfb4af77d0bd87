import { whenNear } from '../ui/when-near.tsx'
import './form-styles.ts'

/** The full form as sections use it: the server renders it at once, the browser fetches its code when it comes near. */
export const ContactForm = whenNear(
  import.meta.env.SSR ? (await import('./ContactForm.tsx')).ContactForm : undefined,
  async () => (await import('./ContactForm.tsx')).ContactForm,
)
