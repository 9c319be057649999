import { useShopPath } from '../../copy/useShopPath.ts'

/** SIGN-76: opens in a new tab, so that nothing typed is lost. */
export const LegalLink = ({ path, children }: { readonly path: string; readonly children: React.ReactNode }) => {
  const shopPath = useShopPath()
  return (
    <a className="link" href={shopPath(path)} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
