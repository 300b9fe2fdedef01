CREATE INDEX log_report_by_title ON log_report (title, id);
CREATE INDEX log_report_by_level ON log_report (level, id);
