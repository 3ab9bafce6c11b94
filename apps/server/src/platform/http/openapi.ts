import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { describedByHand } from './openapi-headers.ts'

/** The OpenAPI 3.1 document, made of the same contract that validates requests, and a page to read it. */
export const openApi = fastifyPlugin(async (app: FastifyInstance, { version }: { version: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vizit',
        version,
        description: 'Find a doctor in Belarus, book and change a visit, read your results.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: '`<deviceId>:<identityToken>`' },
          guest: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Anonymous-Id',
            description: 'The id of a guest: a UUID that the device made',
          },
          feed: { type: 'http', scheme: 'bearer', description: 'a key of `vizit feeds add-key`' },
          link: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: '`Visit <token>`, answered by `confirmGuestCode`: opens one visit for a short time',
          },
        },
      },
    },
    transform: route => {
      const { schema, url } = jsonSchemaTransform(route)
      return { schema: { ...schema, ...describedByHand(schema) }, url }
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', indexPrefix: '', logLevel: 'warn' })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
})
