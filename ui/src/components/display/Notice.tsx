import { Icon, type IconName } from '../basic/Icon.tsx'
import './Notice.css'

export type NoticeKind = 'offline' | 'storage' | 'version' | 'waiting' | 'problem' | 'news'

export interface NoticeProps {
  readonly kind: NoticeKind
  /** The fact, in bold. */
  readonly title: string
  /** What still works, or what happens next. */
  readonly children?: React.ReactNode
  readonly action?: React.ReactNode
}

/** The band below the header. It states a fact about the whole shop and stays as long as the fact holds. */
export const Notice = ({ kind, title, children, action }: NoticeProps) => (
  <div className="notice" data-kind={kind} role="status">
    <div className="page notice-words">
      <Icon name={icons[kind]} />
      <p>
        <b>{title}</b> {children}
      </p>
      {action !== undefined && <span className="notice-action">{action}</span>}
    </div>
  </div>
)

const icons: Readonly<Record<NoticeKind, IconName>> = {
  offline: 'offline',
  storage: 'storage',
  version: 'reload',
  waiting: 'lock',
  problem: 'warning',
  news: 'check',
}
