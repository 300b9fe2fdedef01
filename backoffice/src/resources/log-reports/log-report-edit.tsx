import type { LogReport } from '@shop/contracts/rest/log-reports';
import { LOG_LEVELS } from '@shop/contracts/statuses';
import { SelectInput, TextInput } from 'react-admin';
import { requiredText } from '../../components/forms/required-text.ts';
import { SectionedForm } from '../../components/forms/sectioned-form.tsx';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { Section } from '../../components/records/section.tsx';
import { DeleteReport } from './delete-report.tsx';
import { useSaveReport } from './use-save-report.ts';

const levels = LOG_LEVELS.map((level) => ({ id: level, name: level }));
const message = requiredText('Message is required.');
const level = requiredText('Level is required.');

/** What the shop wrote can be commented and weighed anew; its title stays. */
export default function LogReportEdit() {
  return (
    <RecordScreen<LogReport> title={() => 'Edit log report'} failed="This log report can’t be shown.">
      {(report) => <ReportForm key={report.id} report={report} />}
    </RecordScreen>
  );
}

const ReportForm = ({ report }: { report: LogReport }) => (
  <SectionedForm record={report} save={useSaveReport(report)} label="Save" home="/logreports">
    <Section title="Report" action={<DeleteReport />}>
      <TextInput fullWidth source="title" label="Title" readOnly />
      <TextInput fullWidth source="message" label="Message" multiline minRows={3} validate={message} />
      <SelectInput source="level" label="Level" choices={levels} validate={level} />
    </Section>
  </SectionedForm>
);
