import { useNavigate } from '@tanstack/react-router'
import type { Activation } from './activation.ts'

/** Leads to where the activation code is given, from where this is: that screen comes back here. */
export function useNeededCode() {
  const navigate = useNavigate()
  return (activation: Activation) =>
    void navigate({
      to: activation.isTest ? '/tests/confirm-mccode' : '/visits/confirm-mccode',
      state: { activation },
    })
}
