import { Navigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useState } from 'react'
import { CodeForm } from './code-form.tsx'
import { readAttempt } from './sign-in-attempt.ts'

/** `/sign-in/code-confirmation`: the code from the SMS (product §2). */
export function CodeScreen() {
  const t = useT('session')
  const [attempt, setAttempt] = useState(readAttempt)
  if (!attempt || attempt.needsHumanCheck) return <Navigate to="/sign-in" replace />
  return (
    <Screen title={t('code.title')}>
      <CodeForm attempt={attempt} onResent={setAttempt} />
    </Screen>
  )
}
