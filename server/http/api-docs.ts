// The OpenAPI page at /api/docs, made from the contract.
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { type ApiDescription, completeDescription } from './api-description.ts';

/** The page uses style attributes and draws its icons as data; its scripts are files like everywhere. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Must be registered before the endpoints, so that it sees them. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      info: {
        title: 'Elenchus',
        version: '1',
        description:
          'The HTTP API of Elenchus. A login opens a session in the cookie `elenchus_<courseID>`, one for each course. Behind TLS, its name is `__Host-elenchus_<courseID>`. Every error response has the shape `Error`. Calls that change something are refused if they come from another site.',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      'openapiObject' in document
        ? (completeDescription(
            document.openapiObject as ApiDescription,
          ) as typeof document.openapiObject)
        : document.swaggerObject,
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    theme: {
      title: 'Elenchus: HTTP API',
      css: [{ filename: 'elenchus.css', content: '.topbar { display: none }' }],
    },
    uiHooks: {
      onRequest: (_request, reply, done) => {
        reply.header('content-security-policy', DOCS_POLICY);
        done();
      },
    },
  });
}
