import { useView } from '../bridge/useView.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'

/** Above everything. Only a store's device ever loads the bar. */
export function LazyAssociateBar() {
  const associate = useView('account')?.associate
  return associate ? (
    <LazyPart fallback={<div className="associate-place" />}>
      <AssociateBar associate={associate} />
    </LazyPart>
  ) : null
}

const AssociateBar = loadedPart(async () => (await import('./AssociateBar.tsx')).AssociateBar)
