import { whenNear } from '../ui/when-near.tsx'
import './form-styles.ts'

/*
 * The forms as sections use them: the server renders them at once, the browser fetches their code when
 * they come near. A form that is sent before is a plain post.
 */

/** The full form; see `ContactForm.tsx`. */
export const ContactForm = whenNear(
  import.meta.env.SSR ? (await import('./ContactForm.tsx')).ContactForm : undefined,
  async () => (await import('./ContactForm.tsx')).ContactForm,
)

/** Name and address; see `ShortContactForm.tsx`. */
export const ShortContactForm = whenNear(
  import.meta.env.SSR ? (await import('./ShortContactForm.tsx')).ShortContactForm : undefined,
  async () => (await import('./ShortContactForm.tsx')).ShortContactForm,
)

/** An address only; see `StartProjectForm.tsx`. */
export const StartProjectForm = whenNear(
  import.meta.env.SSR ? (await import('./StartProjectForm.tsx')).StartProjectForm : undefined,
  async () => (await import('./StartProjectForm.tsx')).StartProjectForm,
)

/** The newsletter box; see `NewsletterForm.tsx`. */
export const NewsletterForm = whenNear(
  import.meta.env.SSR ? (await import('./NewsletterForm.tsx')).NewsletterForm : undefined,
  async () => (await import('./NewsletterForm.tsx')).NewsletterForm,
)
