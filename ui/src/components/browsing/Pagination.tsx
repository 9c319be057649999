import { Link } from '../basic/Link.tsx'
import type { Pagination as Pages } from '../../../../core/domain/pagination/pagination.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { Icon } from '../basic/Icon.tsx'
import { LinkButton } from '../basic/LinkButton.tsx'
import './Pagination.css'

export interface PaginationProps {
  readonly pages: Pages
  readonly hrefOf: (page: number) => string
}

export const Pagination = ({ pages: { page: current, pageCount: total, marks }, hrefOf }: PaginationProps) => {
  const t = useCopy('shell')
  if (total < 2) return null
  const turn = (page: number, words: React.ReactNode) =>
    page < 1 || page > total ? (
      <span className="button" data-kind="quiet" data-disabled aria-hidden="true">
        {words}
      </span>
    ) : (
      <LinkButton kind="quiet" to={hrefOf(page)} rel={page < current ? 'prev' : 'next'}>
        {words}
      </LinkButton>
    )
  return (
    <nav className="pagination" aria-label={t.pages()}>
      {turn(
        current - 1,
        <>
          <Icon name="chevron-left" />
          <span className="pagination-word">{t.previous()}</span>
        </>,
      )}
      <ol>
        {marks.map((page, index) => (
          <li key={page === 'gap' ? `gap-${index}` : page}>
            {page === 'gap' ? (
              <span className="pagination-gap">…</span>
            ) : (
              <Link
                to={hrefOf(page)}
                aria-label={t.pageNumber({ page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {turn(
        current + 1,
        <>
          <span className="pagination-word">{t.next()}</span>
          <Icon name="chevron-right" />
        </>,
      )}
    </nav>
  )
}
