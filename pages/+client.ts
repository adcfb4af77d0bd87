import { startPage } from '../components/page-script/page-script.ts'

if (__L10N_PREVIEW__) {
  void import('../components/l10n-preview/start-preview.tsx').then(async ({ startPreview }) => {
    await startPreview(document)
    startPage(document)
  })
} else {
  startPage(document)
}
