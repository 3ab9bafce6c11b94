import { useNavigate } from '@tanstack/react-router'

/** To the screen of the programme to which a key belongs: it may be another one than was chosen. */
export function useToSignIn() {
  const navigate = useNavigate()
  return (programCode: string) =>
    navigate({ to: '/programmes/$programCode/sign-in', params: { programCode }, replace: true })
}
