import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../components/basic/Icon.tsx'
import { lazyPart } from '../../loading/lazyPart.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import { RichText } from '../parts/RichText.tsx'
import './NewsletterBlock.css'

/** SIGN-50: the form in a page or at its foot. Its title opens it, also before the page is alive; then it is loaded. */
export const NewsletterBlock = ({ block }: BlockProps<'newsletter'>) => {
  const fold = useRef<HTMLDetailsElement>(null)
  const [isWanted, setWanted] = useState(false)
  const look = () => setWanted((was) => was || fold.current?.open === true)
  useEffect(look, [])
  return (
    <details className="letters" ref={fold} onToggle={look}>
      <summary>
        {block.title}
        <Icon name="plus" />
        <Icon name="minus" />
      </summary>
      <RichText tree={block.richTextTree} />
      {isWanted && (block.channel === 'sms' ? <SmsForm {...block} /> : <NewsletterForm {...block} hasStop />)}
    </details>
  )
}

const NewsletterForm = lazyPart(() => import('../dialog/NewsletterForm.tsx'), 'NewsletterForm')
const SmsForm = lazyPart(() => import('../dialog/SmsForm.tsx'), 'SmsForm')
