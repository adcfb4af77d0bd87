import { onRenderHtml as render } from 'vike-react/__internal/integration/onRenderHtml'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'

/**
 * Renders as vike-react does, but preloads no font: `+Head` names the two of the first view, and the
 * style sheets' ranges of characters decide about the others.
 */
export async function onRenderHtml(pageContext: PageContextServer & { isClientSide: false }) {
  const documentHtml = await render(pageContext)
  return {
    documentHtml,
    injectFilter(assets: InjectFilterEntry[]) {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
    },
  }
}
