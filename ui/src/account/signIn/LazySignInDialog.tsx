import { lazyPart } from '../../loading/lazyPart.tsx'
import { NotShown } from '../../components/basic/NotShown.tsx'

/** The dialog's code is loaded with the first press. */
export const LazySignInDialog = lazyPart(() => import('./SignInDialog.tsx'), 'SignInDialog', { otherwise: NotShown })
