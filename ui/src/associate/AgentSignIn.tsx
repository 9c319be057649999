import { useState } from 'react'
import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { NotShown } from '../components/basic/NotShown.tsx'
import type { AgentFormProps } from './AgentForm.tsx'

/** AUTH-24: agents are few, so the form and its rules are loaded with the press. */
export const AgentSignIn = (props: AgentFormProps) => {
  const t = useCopy('associate')
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <AgentForm {...props} onClose={() => setOpen(false)} />
  ) : (
    <p>
      <Button kind="link" onPress={() => setOpen(true)}>
        {t.agentTitle()}
      </Button>
    </p>
  )
}

const AgentForm = lazyPart(() => import('./AgentForm.tsx'), 'AgentForm', { otherwise: NotShown })
