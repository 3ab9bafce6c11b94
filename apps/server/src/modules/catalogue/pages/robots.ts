import type { FastifyInstance } from 'fastify'

/**
 * Path prefixes, `$` marks an exact end: private pages, booking steps and machine interfaces. Pictures and public
 * reads stay open.
 */
const CLOSED = [
  '/api/v2/my/',
  '/api/docs',
  '/dev/',
  '/visits',
  '/tests',
  '/wallet',
  '/first-aid-kit',
  '/profile',
  '/family',
  '/consent',
  '/sign-in',
  '/confirm-email',
  '/undo-email',
  '/programmes',
  '/confirm-coverage',
  '/timeslot/',
  '/service/',
  '/waitlist',
  '/guest-visit',
  '/v$',
  '/i$',
  '/reminders',
  '/reply',
  '/r$',
  '/successfully-booked',
]

/** Tells search engines what not to read (RFC 9309); open to anyone. */
export function robots(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const text = [
    'User-agent: *',
    ...CLOSED.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  app.get('/robots.txt', { schema: { hide: true } as object }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${text.join('\n')}\n`),
  )
}
