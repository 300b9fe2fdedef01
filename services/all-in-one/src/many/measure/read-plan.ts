export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: readonly PlanNode[];
}

export interface PlanFacts {
  indexes: string[];
  /** Tables that are read from end to end. */
  wholeTables: string[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
const unique = (names: readonly (string | undefined)[]): string[] => [
  ...new Set(names.filter((name) => name !== undefined)),
];

/** Which indexes a plan uses, and which tables it reads without one. */
export function readPlan(plan: PlanNode): PlanFacts {
  const nodes = nodesOf(plan);
  return {
    indexes: unique(nodes.map((node) => node['Index Name'])),
    wholeTables: unique(nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])),
  };
}
