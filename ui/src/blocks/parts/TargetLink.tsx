import { Link } from '../../components/basic/Link.tsx'
import type { Target } from '../../../../contracts/content/target.ts'
import { localeOfPath } from '../../../../core/domain/locale/splitLocalePrefix.ts'
import { useShopPath } from '../../copy/useShopPath.ts'

interface TargetLinkProps extends Omit<React.ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> {
  readonly to: Target
}

/** CMS-22: a link of an editor's. Paths of the shop stay in its locale and in this page; other addresses are links. */
export const TargetLink = ({ to: { url, text, targetAttribute }, children, ...props }: TargetLinkProps) => {
  const shopPath = useShopPath()
  const tab = targetAttribute === '_blank' ? { target: '_blank', rel: 'noopener' } : {}
  const words = children ?? text ?? url
  if (!isPage(url))
    return (
      <a {...props} {...tab} href={url}>
        {words}
      </a>
    )
  return (
    <Link {...props} {...tab} to={localeOfPath(url) ? url : shopPath(url === '/' ? '' : url)}>
      {words}
    </Link>
  )
}

/** Files of the shop are no pages. */
const isPage = (url: string): boolean => /^\/(?!\/|media\/|files\/)/.test(url)
