import { Children, useEffect, useRef, useState } from 'react'
import { pageInView, pagesOf, turnedBy } from '../../../../core/domain/content/rotation.ts'
import { IconButton } from '../../components/basic/IconButton.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { Dots } from './Dots.tsx'
import { TurnButton } from './TurnButton.tsx'
import { useRotation } from './useRotation.ts'
import './Carousel.css'

interface CarouselProps {
  /** `xs:carousel sm:grid …` */
  readonly layout: string
  /** Items side by side on a wide screen. */
  readonly columns: number
  readonly hasDots: boolean
  readonly everyMs: number
  readonly children: readonly React.ReactNode[]
}

/** CMS-41, 42: a list that snaps when scrolled. Buttons and dots turn its pages; keys go from item to item. */
export const Carousel = ({ layout, columns, hasDots, everyMs, children }: CarouselProps) => {
  const t = useCopy('blocks')
  const list = useRef<HTMLUListElement>(null)
  const count = Children.count(children)
  const { last, perPage } = useItemsInView(list, count, columns)
  const pages = pagesOf(count, perPage)
  const page = Math.min(pageInView(last, perPage), pages - 1)
  const show = (wanted: number) => scrollTo(list.current, wanted * perPage)
  const rotation = useRotation(pages, everyMs, () => show(turnedBy(page, 1, pages)))
  return (
    <div className="carousel" data-layout={layout} data-columns={columns} {...rotation.handlers}>
      <ul ref={list} className="carousel-items">
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      {count > 1 && (
        <div
          className="carousel-turns"
          data-fits={count <= columns || undefined}
          data-bare={(!hasDots && !rotation.canTurn) || undefined}
        >
          {hasDots && pages > 1 ? <Dots count={pages} current={page} onShow={show} /> : <span />}
          <span className="carousel-buttons">
            {rotation.canTurn && <TurnButton isStopped={rotation.isStopped} onPress={rotation.toggle} />}
            <span className="only-large carousel-arrows">
              <IconButton
                icon="chevron-left"
                name={t.previous()}
                isDisabled={page === 0}
                onPress={() => show(page - 1)}
              />
              <IconButton
                icon="chevron-right"
                name={t.next()}
                isDisabled={page >= pages - 1}
                onPress={() => show(page + 1)}
              />
            </span>
          </span>
        </div>
      )}
    </div>
  )
}

const scrollTo = (list: HTMLUListElement | null, item: number): void => {
  const first = list?.children[0]
  const wanted = list?.children[item]
  if (!list || !first || !wanted) return
  const left = wanted.getBoundingClientRect().left - first.getBoundingClientRect().left
  const isQuiet = matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollTo({ left, behavior: isQuiet ? 'auto' : 'smooth' })
}

/** The last item that is wholly in view, and how many are at once. Before anything is measured: a wide screen's. */
const useItemsInView = (list: React.RefObject<HTMLUListElement | null>, count: number, columns: number) => {
  const [seen, setSeen] = useState({ last: columns - 1, perPage: columns })
  useEffect(() => {
    const row = list.current
    if (!row) return
    const inView = new Set<Element>()
    const items = [...row.children]
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (intersectionRatio > 0.9) inView.add(target)
          else inView.delete(target)
        if (inView.size === 0) return
        const last = items.findLastIndex((item) => inView.has(item))
        setSeen({
          last,
          perPage: Math.max(1, Math.round(row.clientWidth / (items[0]?.clientWidth || row.clientWidth))),
        })
      },
      { root: row, threshold: [0.5, 0.9, 1] },
    )
    for (const item of items) observer.observe(item)
    return () => observer.disconnect()
  }, [list, count])
  return seen
}
