import { createFileRoute } from '@tanstack/react-router'
import { signedOutOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { takeTokenFromAddress } from '../../features/session/custom-token.ts'
import { PhoneScreen } from '../../features/session/phone.screen.tsx'

export const Route = createFileRoute('/sign-in/')({
  beforeLoad: visited => {
    signedOutOnly()
    takeTokenFromAddress(visited)
  },
  loader: needsTexts('session'),
  component: () => <PhoneScreen />,
})
