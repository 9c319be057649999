import './styles/theme.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/utilities.css'
import { withoutPreview } from '../../core/domain/route/pageAt.ts'
import { App } from './App.tsx'
import { readKnown } from './bridge/known.ts'
import { openStorefront } from './bridge/storefront.ts'
import { watchPictures } from './components/display/watchPictures.ts'
import { preloadPage } from './preloadPage.ts'
import { reloadAfterFailedLoad } from './health/reloadOnce.ts'
import { mount } from './mount.ts'
import { openRouterHistory } from './shell/PageRouter.tsx'
import { applyTheme } from './shell/theme.ts'
import { registerServiceWorker } from './health/serviceWorker.ts'

applyTheme()
const known = readKnown()
const storefront = openStorefront(known)
const path = withoutPreview(location.pathname)
/** OPR-31: beside an editor, whose edits it shows. */
const isLive = path !== location.pathname && parent !== self
void preloadPage(path, known).then(async () => {
  const Screen = isLive ? (await import('./content/preview/LivePreview.tsx')).LivePreview : App
  mount(<Screen storefront={storefront} places={openRouterHistory()} />)
})
addEventListener(
  'cairn:bot-defence',
  () => void import('./health/tellBotDefence.ts').then(({ tellBotDefence }) => tellBotDefence(location.pathname)),
)
addEventListener('vite:preloadError', ({ payload }) => void reloadAfterFailedLoad(payload.message))
watchPictures()
registerServiceWorker()
