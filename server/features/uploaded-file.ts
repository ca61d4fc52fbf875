// The file of a form, with the fields before it.
import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import { fail, type Failure } from '../http/failure.ts';

interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly fields: MultipartFile['fields'];
}

/** The one file of a request, of at most that many bytes. */
export async function uploadedFile(
  request: FastifyRequest,
  mostBytes: number,
): Promise<UploadedFile | Failure> {
  if (!request.isMultipart()) return fail('INVALID_INPUT', { message: 'No file selected' });
  try {
    const part: MultipartFile | undefined = await request.file({
      limits: { fileSize: mostBytes, files: 1 },
    });
    if (part === undefined) return fail('INVALID_INPUT', { message: 'No file selected' });
    const bytes = await part.toBuffer();
    return { name: part.filename, bytes, fields: part.fields };
  } catch (error) {
    // An exceeded limit has its own status; anything else is a form that can't be read.
    if (error instanceof Error && 'statusCode' in error) throw error;
    return fail('BAD_REQUEST', { message: 'The file didn’t arrive complete. Please try again.' });
  }
}
