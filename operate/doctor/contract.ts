import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { reachedAt } from '../../scripts/reached-at.ts';
import { ROOT } from '../settings.ts';
import { type ContractPart, contractParts } from './contract-parts.ts';
import { type Check, type Finding, fine, note, problem, reasonOf } from './finding.ts';

const TIMEOUT_MS = 5000;

const brandSchema = z.object({ name: z.string(), partnerField: z.string().optional() });

/** Asks the content service for each part of the contract: "does my service fit?". */
export const checkContract: Check = async ({ variables }) => {
  const { CONTENT_API, HOST, CONTENT_PORT = '1337', BRAND_FILE } = variables;
  const api = (CONTENT_API ?? `${reachedAt(HOST, CONTENT_PORT)}/api`).replace(/\/+$/, '');
  const parts = contractParts(partnerField(BRAND_FILE));
  const [first] = parts;
  const outcome = first && (await outcomeOf(api, first));
  if (outcome !== 'has') {
    return [
      CONTENT_API
        ? problem(`Content service: ${api} cannot be used: ${outcome}`)
        : note(`Content service: does not answer at ${api}, so its contract was not checked.`),
    ];
  }
  const findings: Finding[] = [];
  for (const part of parts) findings.push(...(await findingOf(api, part)));
  return findings.length === 0
    ? [fine(`Content service: ${api} has everything that the website shows`)]
    : findings;
};

async function findingOf(api: string, part: ContractPart): Promise<Finding[]> {
  const outcome = await outcomeOf(api, part);
  if (outcome === 'has') return [];
  const text = `Content service: no ${part.name} (${outcome}); ${part.without}.`;
  return [part.isRequired ? problem(text) : note(text)];
}

/** `has`, or why not. One call at a time: it may be a small machine. */
async function outcomeOf(api: string, { address }: ContractPart): Promise<string> {
  try {
    const response = await fetch(`${api}/${address}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok ? 'has' : `status ${response.status}`;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Derived from the product's name, as both programs do. */
function partnerField(brandFile: string | undefined): string {
  const file = brandFile
    ? path.resolve(ROOT, 'content-service', brandFile)
    : path.join(ROOT, 'brand.json');
  const brand = brandSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (
    brand.partnerField ?? `is_${brand.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}_partner`
  );
}
