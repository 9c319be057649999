import { useEffect, useRef, useState } from 'react'
import { isConsented } from '../../../../core/domain/consent/consent.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'
import { useViewPart } from '../../bridge/core/useView.ts'
import { loadScript } from '../../bridge/loadScript.ts'
import { note } from '../../bridge/note.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import type { BlockProps } from '../page/blockTable.ts'
import { usePageProduct } from '../parts/useProducts.ts'
import './SocialGalleryBlock.css'

/** CMS-56: photos of the stream that an editor chose, or of the page's product. Without consent to targeting, none. */
export const SocialGalleryBlock = ({ block }: BlockProps<'social-gallery'>) => {
  const locale = useShopLocale()
  const isAllowed = useViewPart('consent', (consent) => isConsented(consent, locale, 'C0004')) ?? false
  if (!isAllowed) return null
  return block.widget === 'user-photo' ? <UserPhotos block={block} /> : <Gallery block={block} state="answered" />
}

/** CAT-05: of the product, only `masterId` is read. On other pages there is nothing to show. */
const UserPhotos = ({ block }: BlockProps<'social-gallery'>) => {
  const productId = usePageProduct()
  const asked = useQuery(productId === undefined ? null : { name: 'product', ask: { productId } }, {
    noted: 'productLookup',
  })
  if (productId === undefined) return null
  const product = asked.state === 'answered' ? asked.answer.masterId : undefined
  return <Gallery block={block} state={asked.state} product={product} />
}

/** CMS-59: after the block is there, ms. */
const loadDelay = 500

interface GalleryProps extends BlockProps<'social-gallery'> {
  /** Of the look-up of the product; photos come once it is answered. */
  readonly state: ReturnType<typeof useQuery>['state']
  readonly product?: string | undefined
}

/** What the script fills. Its height is reserved from the start; with nothing to show, it closes once it is out of sight. */
const Gallery = ({ block: { widget = 'image-commerce', containerId, filter }, state, product }: GalleryProps) => {
  const locale = useShopLocale()
  const place = useRef<HTMLDivElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const isReady = state === 'answered'
  const isVain = isEmpty || !(isReady || state === 'pending')
  useEffect(() => {
    const container = place.current
    if (!isReady || container === null) return
    const onEmpty = (event: Event): void => {
      const reason = event instanceof CustomEvent ? String(event.detail) : ''
      if (reason !== '') note({ kind: 'widgetScript', about: 'gallery', reason })
      setEmpty(true)
    }
    container.addEventListener('gallery-empty', onEmpty)
    const timer = setTimeout(() => {
      loadScript(scriptFor(containerId, locale), { policy: 'cairn-gallery', about: 'gallery' }).catch(() =>
        setEmpty(true),
      )
    }, loadDelay)
    return () => {
      clearTimeout(timer)
      container.removeEventListener('gallery-empty', onEmpty)
    }
  }, [isReady, product, containerId, locale])
  useEffect(() => {
    if (!isVain || place.current === null) return
    const watch = new IntersectionObserver((seen) => setClosed(seen.at(-1)?.isIntersecting === false))
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isVain])
  if (isClosed) return null
  return (
    <div
      ref={place}
      id={containerId}
      className="social-gallery"
      data-widget={widget}
      data-filter={filter}
      data-product={product}
    />
  )
}

/** CMS-58: the page names the gallery if it is not the built-in one. */
const scriptFor = (container: string, locale: string): string => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="cairn-gallery"]')
  const address = new URL(meta?.content ?? '/social-gallery/widget.js', location.href)
  const base = meta?.dataset['base'] ?? '/social-gallery'
  for (const [name, value] of Object.entries({ base, container, locale })) address.searchParams.set(name, value)
  return address.href
}
