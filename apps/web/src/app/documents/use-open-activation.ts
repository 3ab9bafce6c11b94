import { useNavigate } from '@tanstack/react-router'
import type { Activation } from './activation.ts'

/** Opens the screen for the activation code, which returns here. */
export function useOpenActivation() {
  const navigate = useNavigate()
  return (activation: Activation) =>
    void navigate({
      to: activation.isTest ? '/tests/confirm-mccode' : '/visits/confirm-mccode',
      state: { activation },
    })
}
