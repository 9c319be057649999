import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import { NotShown } from '../shell/NotShown.tsx'
import type { AgentFormProps } from './AgentForm.tsx'

/** AUTH-24: few are agents; the form and its rules come with the press. */
export function AgentSignIn(props: AgentFormProps) {
  const t = useCopy('associate')
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <LazyPart otherwise={<NotShown onClose={() => setOpen(false)} />}>
      <AgentForm {...props} />
    </LazyPart>
  ) : (
    <p>
      <Button kind="link" onPress={() => setOpen(true)}>
        {t.agentTitle()}
      </Button>
    </p>
  )
}

const AgentForm = loadedPart(async () => (await import('./AgentForm.tsx')).AgentForm)
