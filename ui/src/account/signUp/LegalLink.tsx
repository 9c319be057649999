import { useShopPath } from '../../locale/useShopPath.ts'

/** SIGN-76: opens beside the form, so that nothing typed is lost. */
export function LegalLink({ path, children }: { readonly path: string; readonly children: React.ReactNode }) {
  const shopPath = useShopPath()
  return (
    <a className="link" href={shopPath(path)} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
