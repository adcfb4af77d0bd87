import { type PreviewMode, previewModes } from '../../locales/preview-modes.ts'
import { Message } from '../text/Message.tsx'
import { useText } from '../text/useText.ts'
import css from './PreviewModes.module.css'

type Props = { mode: PreviewMode; onMode: (mode: PreviewMode) => void }

/** The switch for what the page shows. */
export function PreviewModes({ mode, onMode }: Props) {
  const text = useText()
  return (
    <div className={css.modes} role="group" aria-label={text('l10n-preview.modes')}>
      {previewModes.map((one) => (
        <button key={one} type="button" aria-pressed={one === mode} onClick={() => onMode(one)}>
          <Message id={`l10n-preview.mode.${one}`} />
        </button>
      ))}
    </div>
  )
}
